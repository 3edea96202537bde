import { createMemoryBlockedSellers } from '#memory/memory-blocked-sellers.ts'
import { describeBlockedSellersPort } from '#testing/blocked-sellers-port-contract.ts'

describeBlockedSellersPort('memory', async () => createMemoryBlockedSellers())
