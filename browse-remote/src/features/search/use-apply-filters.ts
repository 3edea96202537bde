import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { useLocation, useNavigate } from '@adamarket/shared/contract/router.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search-query.ts'

/** Shows the results of changed filters, and selects their location for the whole site (specification, section 2.3). */
export function useApplyFilters(): (query: SearchQuery) => void {
  const { selectedLocation } = useHostServices()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (query) => {
    selectedLocation.getState().choose(query.location)
    const href = hrefs.search(query)
    // A second press must not add the same page to the history again.
    void navigate(href, { replace: href === pathname + search })
  }
}
