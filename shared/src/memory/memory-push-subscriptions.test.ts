import { describePushSubscriptionsPort } from '#testing/push-subscriptions-port-contract.ts'

import { createMemoryPushSubscriptions } from './memory-push-subscriptions.ts'

describePushSubscriptionsPort('in memory', async () => createMemoryPushSubscriptions())
