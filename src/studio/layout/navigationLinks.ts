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
import type { TrackedResource } from '../../contract/studio'
import type { StudioTexts } from '../language/texts'
import { nouns, screenPaths } from '../nouns'

export type LinkName = TrackedResource | keyof StudioTexts['screens']

export const linkIcons = {
  overview: LayoutDashboard,
  profiles: UserRound,
  projects: FolderOpen,
  posts: FileText,
  'profile-skills': Sparkles,
  skills: Cpu,
  experience: Briefcase,
  education: GraduationCap,
  testimonials: Quote,
  categories: Tags,
  pictures: Image,
  imports: FileInput,
  trash: Trash2,
  messages: Mail,
  appearance: Palette,
  settings: Settings,
  security: KeyRound,
} satisfies Record<LinkName, typeof Mail>

export const linkGroups: readonly {
  name: keyof StudioTexts['layout']['groups']
  links: readonly LinkName[]
}[] = [
  {
    name: 'content',
    links: [
      ...(['profiles', 'projects', 'posts', 'profile-skills', 'skills', 'experience'] as const),
      ...(['education', 'testimonials', 'categories', 'pictures', 'imports', 'trash'] as const),
    ],
  },
  { name: 'inbox', links: ['messages'] },
  { name: 'appearance', links: ['appearance', 'settings'] },
  { name: 'account', links: ['security'] },
]

const isScreen = (name: LinkName): name is keyof typeof screenPaths => name in screenPaths

export function describeLink(name: LinkName, { screens, nouns: titles }: StudioTexts) {
  return isScreen(name)
    ? { path: screenPaths[name], title: screens[name] }
    : { path: nouns[name].path, title: titles[name].title }
}
