import { Route, Routes } from 'react-router-dom'
import { NotFoundPage } from '../pages/NotFoundPage/NotFoundPage'
import { RootLayout } from './layout/RootLayout'
import { routes } from './routes'

export function App() {
  return (
    <RootLayout>
      <Routes>
        {routes.map(({ path, page: { Page } }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </RootLayout>
  )
}
