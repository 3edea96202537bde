/** What the page was told of its surroundings when it was deployed: the JSON of `#environment`, unparsed. */
export function readEnvironment(): unknown {
  const text = document.querySelector('#environment')?.textContent
  return JSON.parse(text || '{}')
}
