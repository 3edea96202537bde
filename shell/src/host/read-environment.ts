/** The environment that deployment wrote into the page: the JSON of `#environment`, unparsed. */
export function readEnvironment(): unknown {
  const text = document.querySelector('#environment')?.textContent
  return JSON.parse(text || '{}')
}
