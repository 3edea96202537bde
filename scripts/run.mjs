import { fetchNode } from './bootstrap/fetch-node.mjs'
import { chooseNode, putFirst, stopWithoutNode } from './bootstrap/node.mjs'
import { ensurePackages } from './bootstrap/packages.mjs'
import { runToEnd } from './bootstrap/run-to-end.mjs'

// Every command of package.json starts here, on whichever Node there is: `run.mjs <script> [its parameters]`. This
// module and what it imports have to run on Node 20 as well; the scripts are only loaded on the project's Node.
const node = chooseNode(process)
if (node === 'current') {
  putFirst(process.execPath)
  const [script] = process.argv.splice(2, 1)
  const isFetched = process.execPath.includes('.adamarket')
  if (!isFetched && ['start', 'test'].includes(script))
    console.log(`  Node ${process.versions.node}`)
  await import(`./${script}.mjs`)
} else {
  const { version, platform, arch } = process
  if (!node)
    stopWithoutNode(
      `Node ${version} is not supported, and cannot be replaced on ${platform}-${arch}`,
    )
  // Its packages are those for the project's Node, whichever runs pnpm.
  const withPackages = ['start', 'dev', 'test', 'e2e'].includes(process.argv[2])
  const [executable] = await Promise.all([
    fetchNode(node).catch(({ message }) =>
      stopWithoutNode(`Node ${node.version} could not be downloaded`, message),
    ),
    withPackages && ensurePackages(),
  ])
  putFirst(executable)
  console.log(`  Node ${node.version} from .adamarket/node instead of ${version}`)
  process.exitCode = await runToEnd(executable, [...process.execArgv, ...process.argv.slice(1)])
}
