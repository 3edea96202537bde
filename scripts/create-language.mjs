import { createLanguage, problemOf } from './create-language/create.mjs'
import { stop } from './bootstrap/stop.mjs'

// A language with a folder in every app: `npm run create-language fa`.
const [code = '', ...others] = process.argv.slice(2)
const problem = others.length > 0 ? 'It takes one code.' : problemOf(code)
if (problem) stop(`${problem}\nUsage: npm run create-language <code>, like fa or de.`)

const { name, folders } = createLanguage(code)
console.log(`${name} is there, in English until its texts are translated:

  ${folders.join('\n  ')}

npm run ops -- languages lists what is left. CONTRIBUTING.md, "Add a language", says what else there is.`)
