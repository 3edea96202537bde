/**
 * The one copy of the router, as far as this site uses it. Shell and remotes import it from here:
 * shared whole, the library would reach every visitor untrimmed.
 */
export {
  Await,
  createBrowserRouter,
  Link,
  matchPath,
  NavLink,
  Outlet,
  redirect,
  RouterProvider,
  ScrollRestoration,
  useAsyncError,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-dom'
export type { LinkProps, LoaderFunctionArgs, Location, RouteObject, To } from 'react-router-dom'
