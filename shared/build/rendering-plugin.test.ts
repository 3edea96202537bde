import { describeRule } from './describe-rule.ts'

const refused = {
  'a global in module scope': 'const width = window.innerWidth',
  'a global in a component': 'function Page() { return navigator.userAgent }',
  'a global in a component as an arrow': 'const Page = () => matchMedia("print").matches',
  'a global in a hook': 'function useWidth() { const { innerWidth } = window }',
  'a global as an argument in a component': 'function Page() { return storeFor(navigator) }',
  'a global in the first state':
    'function Page() { useState(() => localStorage.getItem("theme")) }',
  'a global in a list in a component':
    'function Page() { return names.map((name) => document[name]) }',
  'the time in a component': 'function Page() { return Date.now() }',
  'the date in a component': 'function Page() { return new Date().getFullYear() }',
  'a global in the snapshot of a server':
    'function useTitle() { useSyncExternalStore(subscribe, read, () => document.title) }',
}

const accepted = {
  'an event handler': 'function Page() { const onClick = () => window.print() }',
  'an event handler in JSX': '<button onClick={() => window.print()} />',
  'an effect': 'function Page() { useEffect(() => document.body.focus()) }',
  'a snapshot of the device':
    'function useTitle() { useSyncExternalStore(subscribe, () => document.title, () => "") }',
  'a value of the device': 'function Page() { useOnDevice(() => new Date(), undefined) }',
  'a function that no page calls while rendering': 'function focus() { document.body.focus() }',
  'a global that may be missing': 'const query = globalThis.location?.search',
  'another thing with such a name': 'const part = { window: 1 }; const { document } = other',
  'a date that is given': 'function Page() { return new Date(listing.timestamp) }',
  'a question after a global': 'const isServer = typeof window === "undefined"',
}

describeRule('rendering/no-browser', refused, accepted)
