/**
 * Escapes what is not valid percent encoding in the path of a request, as in `/listing/%E0%A4%A`, a link that was cut. The
 * Hosting emulator would answer with an error of its own; the page function says that there is no such page.
 */
export function escapePercents(request, _response, next) {
  const [path, ...query] = request.url.split('?')
  const escaped = path.replaceAll(/(?:%[\da-f]{2})+|%/gi, (encoded) =>
    isDecodable(encoded) ? encoded : encoded.replaceAll('%', '%25'),
  )
  request.url = [escaped, ...query].join('?')
  next()
}

function isDecodable(encoded) {
  try {
    decodeURIComponent(encoded)
    return true
  } catch {
    return false
  }
}
