import { createMemoryBlockedSellers } from '#memory/memory-blocked-sellers.ts'
import { describeBlockedSellersPort } from '#testing/blocked-sellers-port-contract.ts'

describeBlockedSellersPort('memory', async (blocked) => {
  const port = createMemoryBlockedSellers()
  for (const seller of blocked) await port.block('ayse', seller)
  return port
})
