import styled from 'styled-components'
import { activeSkills } from '../../features/skills/activeSkills'
import type { SkillGroup } from '../../features/skills/mergeSkillPages'
import { MutedText } from '../../ui/Page'

const Text = styled(MutedText)`
  margin-top: 2rem;
  font-size: ${({ theme }) => theme.size.small};
  text-align: center;
`

interface SkillsSummaryProps {
  groups: readonly SkillGroup[]
  /** Whether all pages are loaded. */
  isComplete: boolean
}

/** The number of skills shown. */
export function SkillsSummary({ groups, isComplete }: SkillsSummaryProps) {
  const count = groups.reduce((sum, group) => sum + activeSkills(group).length, 0)
  return (
    <Text>
      {isComplete
        ? `✅ Menampilkan semua ${count} keahlian lengkap`
        : `Menampilkan ${count} keahlian dari ${groups.length} kategori`}
    </Text>
  )
}
