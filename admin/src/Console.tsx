import { Button, CssBaseline } from '@mui/material'
import { QueryClient } from '@tanstack/react-query'
import { restoreLostFocus, type FocusRestoration } from '@vitrine/contracts/lost-focus'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { CoreAdminUI } from 'ra-core'
import {
  AccessDenied,
  AdminContext,
  AuthenticationError,
  LoadingPage,
  localStorageStore,
  Resource,
  useCanAccess,
} from 'react-admin'
import { Link, Navigate, Outlet, Route, Routes, useLocation } from 'react-router'
import { latePart, ScreenFailed } from './feedback/late-part.tsx'
import { Notices, UploadsWait } from './feedback/Notices.tsx'
import { RefusalNotices } from './feedback/RefusedActions.tsx'
import { StaffGate } from './identity/StaffGate.tsx'
import { ConsoleLayout } from './layout/ConsoleLayout.tsx'
import { HOME_PATH } from './layout/navigation.ts'
import { NoSuchPage, Page } from './layout/Page.tsx'
import { PageViews } from './layout/PageViews.tsx'
import { createAuthProvider } from './providers/authProvider.ts'
import { consoleRouter } from './providers/console-router.ts'
import { dataProvider } from './providers/dataProvider.ts'
import { statedResources } from './providers/stated-resources.ts'
import { words } from './providers/words.ts'
import { resources } from './resources.ts'
import { darkTheme, lightTheme } from './theme/console-theme.ts'
import { storedThemeChoice } from './theme/theme-choice.ts'

const ConsoleHome = latePart(() => import('./home/ConsoleHome.tsx'))
const PostEditor = latePart(() => import('./blog-articles/PostEditor.tsx'))
const SitePageEditor = latePart(() => import('./site-pages/SitePageEditor.tsx'))
const ArticleEditor = latePart(() => import('./article-editor/ArticleEditor.tsx'))

export const authProvider = createAuthProvider()
// A failure is said at once: who looks tries again, and what follows by itself asks again anyway. A browser
// that believes itself offline (a console on the machine's own address) must ask all the same, and say so if
// it fails.
export const queryClient = new QueryClient({
  defaultOptions: { queries: { networkMode: 'always', retry: false }, mutations: { networkMode: 'always' } },
})
const store = localStorageStore(undefined, 'VitrineStaff')
// The site keeps the choice of light and dark; what it says now wins over what was kept here.
const chosenTheme = storedThemeChoice()
if (chosenTheme) store.setItem('theme', chosenTheme)

/** The screens stand at the documents' own paths: `/oms/index`, `/app/oms/…` and `/oryEditor/…`. */
export function Console() {
  return (
    <AdminContext
      basename="/app/oms"
      routerProvider={consoleRouter}
      authProvider={authProvider}
      dataProvider={dataProvider}
      queryClient={queryClient}
      i18nProvider={words}
      store={store}
      theme={lightTheme}
      darkTheme={darkTheme}
    >
      <CssBaseline enableColorScheme>
        <StaffGate>
          <RefusalNotices>
            <PageViews />
            <FocusRestorer />
            <Routes>
              <Route
                path="/oryEditor/blog/:id"
                element={
                  <RoleGate resource="blog-articles" frame={framed}>
                    <PostEditor />
                  </RoleGate>
                }
              />
              <Route
                path="/oryEditor/page/:id"
                element={
                  <RoleGate resource="site-pages" frame={framed}>
                    <SitePageEditor />
                  </RoleGate>
                }
              />
              <Route
                path="/oryEditor/:url"
                element={
                  <RoleGate resource="articleEditor" frame={framed}>
                    <ArticleEditor />
                  </RoleGate>
                }
              />
              <Route element={framed(<Outlet />)}>
                <Route path={HOME_PATH} element={<ConsoleHome />} />
                <Route path="/app/oms" element={<Navigate to={HOME_PATH} replace />} />
                <Route path="/app/oms/*" element={<Resources />} />
                <Route path="*" element={<NoSuchPage />} />
              </Route>
            </Routes>
            <Notices />
            <UploadsWait />
          </RefusalNotices>
        </StaffGate>
      </CssBaseline>
    </AdminContext>
  )
}

/** Keeps the focus where its control is disabled or goes away. Another screen is the part of its heading. */
function FocusRestorer() {
  const restoration = useRef<FocusRestoration | null>(null)
  const { pathname } = useLocation()
  // Before anything looks at what the former screen has taken along.
  useLayoutEffect(() => restoration.current?.forget(), [pathname])
  useEffect(() => {
    const started = restoreLostFocus()
    restoration.current = started
    return started.stop
  }, [])
  return null
}

interface RoleGateProps {
  resource: string
  children: ReactNode
  /** Around the sentence, where the screen itself brings a frame. */
  frame?: (refusal: ReactNode) => ReactNode
}

/**
 * A screen for whom the staff role opens it. Everybody else is told, before anything of the screen is loaded
 * or asked for; the api refuses the calls by itself.
 */
function RoleGate({ resource, children, frame = (refusal) => refusal }: RoleGateProps) {
  const { isPending, canAccess } = useCanAccess({ resource, action: 'list' })
  if (isPending) return null
  return canAccess === false ? frame(<NotOpen />) : children
}

function NotOpen() {
  return (
    <Page
      title="Not open to you"
      intro="Your staff role does not open this page. An administrator can give you another role."
    >
      <Button component={Link} to={HOME_PATH} variant="contained">
        Back to the home page
      </Button>
    </Page>
  )
}

function framed(screen: ReactNode) {
  return <ConsoleLayout>{screen}</ConsoleLayout>
}

/**
 * The frame of ra-core, because the one of react-admin also brings a log-in page and the parts of forms,
 * which the first screen does not need.
 */
function Resources() {
  const [resource = ''] = useLocation().pathname.slice('/app/oms/'.length).split('/')
  const screens = (
    <CoreAdminUI
      layout={Bare}
      catchAll={NoSuchPage}
      accessDenied={AccessDenied}
      authenticationError={AuthenticationError}
      error={ScreenFailed}
      loading={LoadingPage}
      loginPage={false}
      requireAuth
      disableTelemetry
    >
      {resources.map(({ menu: _menu, ...resource }) => (
        <Resource key={resource.name} {...resource} />
      ))}
    </CoreAdminUI>
  )
  // What no area states is no page, whoever asks.
  return resource in statedResources ? <RoleGate resource={resource}>{screens}</RoleGate> : screens
}

/** The frame stands around all screens already. */
function Bare({ children }: { children: ReactNode }) {
  return children
}
