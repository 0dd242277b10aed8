import CirclePlay from 'lucide-react/icons/circle-play'
import Code from 'lucide-react/icons/code'
import ExternalLink from 'lucide-react/icons/external-link'
import type { Project } from '../../contract/projects'
import { safeLink } from '../../lib/safeLink'
import { ButtonAnchor, ButtonRow } from '../../ui/Button'

/** Links to the demo, source code and video of a project, as far as it has them. */
export function ProjectLinks({ project }: { project: Project }) {
  const links = [
    { label: 'Live Demo', Icon: ExternalLink, href: safeLink(project.link_demo) },
    { label: 'Source Code', Icon: Code, href: safeLink(project.link_code) },
    { label: 'Video Demo', Icon: CirclePlay, href: safeLink(project.link_youtube) },
  ].filter(({ href }) => href !== undefined)
  if (links.length === 0) return null
  return (
    <section lang="en">
      <h2>Project Links</h2>
      <ButtonRow>
        {links.map(({ label, Icon, href }, index) => (
          <ButtonAnchor
            key={label}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            $variant={index === 0 ? 'solid' : 'outline'}
          >
            <Icon aria-hidden="true" />
            {label}
          </ButtonAnchor>
        ))}
      </ButtonRow>
    </section>
  )
}
