/**
 * The one copy of the router, as far as this site uses it. Shell and remotes import it from here:
 * shared whole, the library would reach every visitor untrimmed.
 */
export {
  createBrowserRouter,
  Link,
  matchPath,
  Outlet,
  redirect,
  RouterProvider,
  ScrollRestoration,
  useBlocker,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-dom'
export type { LoaderFunctionArgs, Location, RouteObject } from 'react-router-dom'
