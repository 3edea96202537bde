/**
 * The one copy of the router, limited to what this site uses. Shell and remotes import it from here:
 * sharing the whole package would send every visitor all of it, since it could not be tree-shaken.
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
