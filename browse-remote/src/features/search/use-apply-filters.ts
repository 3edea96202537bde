import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { useLocation, useNavigate } from '@adamarket/shared/contract/router.ts'
import { withoutFilters } from '@adamarket/shared/domain/search/search-filters.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search/search-query.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * Shows the results of changed filters, and selects their location for the whole site (specification,
 * section 2.3). A location selected elsewhere, as in the header, is applied to the current search.
 */
export function useApplyFilters(current: SearchQuery): (query: SearchQuery) => void {
  const { selectedLocation } = useHostServices()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const isApplying = useRef(false)
  const [selectedAtFirst] = useState(() => selectedLocation.getState().selectedLocation)

  const show = (query: SearchQuery) => {
    const href = hrefs.search(query)
    // A second press must not add the same page to the history again.
    void navigate(href, { replace: href === pathname + search })
  }
  const follow = useEffectEvent((location: SearchQuery['location']) => {
    if (!isApplying.current) show({ ...withoutFilters(current, ['location']), location })
  })
  useEffect(() => {
    const now = selectedLocation.getState().selectedLocation
    // Chosen in the header while this page was being rendered or hydrated.
    if (now !== selectedAtFirst) follow(now)
    return selectedLocation.subscribe((after, before) => {
      if (after.selectedLocation !== before.selectedLocation) follow(after.selectedLocation)
    })
  }, [selectedLocation, selectedAtFirst])
  return (query) => {
    isApplying.current = true
    selectedLocation.getState().choose(query.location)
    isApplying.current = false
    show(query)
  }
}
