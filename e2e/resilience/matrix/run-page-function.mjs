import { once } from 'node:events'
import { createServer } from 'node:http'

// Runs a built page function on a free port, which it prints: `run-page-function.mjs <file>`. It reads SITE_ORIGIN.
const [, , file = ''] = process.argv
const { pages } = await import(file)
const server = createServer((request, response) => void pages(request, response))
await once(server.listen(0, '127.0.0.1'), 'listening')
process.stdout.write(`port ${server.address().port}\n`)
