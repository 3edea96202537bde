/** The page for visitors when not even the shell's page can be read. It opens the address again by itself. */
export const unavailablePage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta http-equiv="refresh" content="5" />
    <title>AdaMarket</title>
  </head>
  <body>
    <h1>AdaMarket isn’t available right now</h1>
    <p>We’re opening this page again every five seconds.</p>
    <h2 lang="tr">AdaMarket’e şu anda ulaşılamıyor</h2>
    <p lang="tr">Bu sayfayı beş saniyede bir yeniden açıyoruz.</p>
  </body>
</html>
`
