/**
 * Ends what a page does in IndexedDB when it enters Safari's back/forward cache. Safari freezes a cached page in the
 * middle of its transactions, and every later page waits for them: none learns who is signed in. Firebase's SDK, which
 * notes there who that is and on which days it was used, does not recover from losing a transaction, so the page loads
 * again when the visitor returns to it.
 *
 * A database that is only about to be created cannot be given up: later pages may wait for it until Safari drops the page.
 *
 * Other browsers finish the transactions of a cached page, or do not cache it.
 */
export function releaseDatabases(): void {
  if (!navigator.vendor.startsWith('Apple')) return
  const unfinished = new Set<IDBTransaction>()
  let isCached = false
  let isBroken = false

  const follow = (transaction: IDBTransaction) => {
    const end = () => unfinished.delete(transaction)
    transaction.addEventListener('complete', end)
    transaction.addEventListener('abort', end)
    unfinished.add(transaction)
  }
  const refuseIfCached = () => {
    if (!isCached) return
    isBroken = true
    throw new DOMException('The page was left', 'InvalidStateError')
  }

  const { open } = IDBFactory.prototype
  IDBFactory.prototype.open = function (this: IDBFactory, ...args: Parameters<typeof open>) {
    refuseIfCached()
    const request = open.apply(this, args)
    request.addEventListener('upgradeneeded', () => {
      if (request.transaction) follow(request.transaction)
    })
    return request
  }
  const { transaction: begin } = IDBDatabase.prototype
  IDBDatabase.prototype.transaction = function (
    this: IDBDatabase,
    ...args: Parameters<typeof begin>
  ) {
    refuseIfCached()
    const transaction = begin.apply(this, args)
    follow(transaction)
    return transaction
  }

  window.addEventListener('pagehide', ({ persisted }) => {
    isCached = persisted
    if (!isCached) return
    isBroken = unfinished.size > 0
    for (const transaction of unfinished) release(transaction)
  })
  window.addEventListener('pageshow', () => {
    isCached = false
    if (isBroken) window.location.reload()
  })
}

/** One that is being committed is completed without the page once its database is closed. */
function release(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    transaction.db.close()
  }
}
