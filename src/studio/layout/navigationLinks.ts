import Briefcase from 'lucide-react/icons/briefcase'
import Cpu from 'lucide-react/icons/cpu'
import FileInput from 'lucide-react/icons/file-input'
import FileText from 'lucide-react/icons/file-text'
import FolderOpen from 'lucide-react/icons/folder-open'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import Image from 'lucide-react/icons/image'
import KeyRound from 'lucide-react/icons/key-round'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import Mail from 'lucide-react/icons/mail'
import Palette from 'lucide-react/icons/palette'
import Quote from 'lucide-react/icons/quote'
import Settings from 'lucide-react/icons/settings'
import Sparkles from 'lucide-react/icons/sparkles'
import Tags from 'lucide-react/icons/tags'
import Trash2 from 'lucide-react/icons/trash-2'
import UserRound from 'lucide-react/icons/user-round'
import type { ComponentType } from 'react'
import type { TrackedResource } from '../../contract/studio'
import type { StudioTexts } from '../language/StudioTextsContext'
import { nouns, screenPaths } from '../nouns'

export type LinkName = TrackedResource | keyof StudioTexts['screens']

export type LinkIcon = ComponentType<{ 'aria-hidden': true }>

/** The links of the navigation with their icons, in groups; the first one has no heading. */
export const linkGroups: readonly {
  name?: keyof StudioTexts['layout']['groups']
  links: readonly (readonly [LinkName, LinkIcon])[]
}[] = [
  { links: [['overview', LayoutDashboard]] },
  {
    name: 'content',
    links: [
      ['profiles', UserRound],
      ['projects', FolderOpen],
      ['posts', FileText],
      ['profile-skills', Sparkles],
      ['skills', Cpu],
      ['experience', Briefcase],
      ['education', GraduationCap],
      ['testimonials', Quote],
      ['categories', Tags],
      ['pictures', Image],
      ['imports', FileInput],
      ['trash', Trash2],
    ],
  },
  { name: 'inbox', links: [['messages', Mail]] },
  {
    name: 'appearance',
    links: [
      ['appearance', Palette],
      ['settings', Settings],
    ],
  },
  { name: 'account', links: [['security', KeyRound]] },
]

const isScreen = (name: LinkName): name is keyof typeof screenPaths => name in screenPaths

export function describeLink(name: LinkName, { screens, nouns: titles }: StudioTexts) {
  return isScreen(name)
    ? { path: screenPaths[name], title: screens[name] }
    : { path: nouns[name].path, title: titles[name].title }
}
