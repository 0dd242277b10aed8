import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { paths } from '../../lib/paths'
import { Breadcrumb } from '../../ui/Breadcrumb'

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0.75rem 2rem;
  font-size: ${({ theme }) => theme.size.small};

  > a {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    font-weight: 600;
  }

  ${({ theme }) => theme.print} {
    display: none;
  }
`

const parents = [
  { to: paths.home, label: 'Home', lang: 'en' },
  { to: paths.projects, label: 'Projects', lang: 'en' },
] as const

/** The breadcrumb of a project, and a link to all projects. */
export function ProjectNavigation({ title }: { title: string }) {
  return (
    <Frame>
      <Breadcrumb parents={parents} current={title} />
      <Link to={paths.projects} lang="en">
        <ArrowLeft size="1em" aria-hidden="true" />
        Back to Projects
      </Link>
    </Frame>
  )
}
