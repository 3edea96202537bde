import { describeFavouriteAlertsPort } from '#testing/favourite-alerts-port-contract.ts'

import { createMemoryFavouriteAlerts } from './memory-favourite-alerts.ts'

describeFavouriteAlertsPort('in memory', async () => createMemoryFavouriteAlerts())
