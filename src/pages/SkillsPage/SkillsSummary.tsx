import styled from 'styled-components'
import { activeSkills } from '../../features/skills/activeSkills'
import type { SkillGroup } from '../../features/skills/mergeSkillPages'
import { Quiet } from '../../ui/Page'

const Line = styled(Quiet)`
  margin-top: 2rem;
  font-size: ${({ theme }) => theme.size.small};
  text-align: center;
`

interface SkillsSummaryProps {
  groups: readonly SkillGroup[]
  /** Every page has been loaded. */
  complete: boolean
}

/** How many skills are on screen. */
export function SkillsSummary({ groups, complete }: SkillsSummaryProps) {
  const count = groups.reduce((sum, group) => sum + activeSkills(group).length, 0)
  return (
    <Line>
      {complete
        ? `✅ Menampilkan semua ${count} keahlian lengkap`
        : `Menampilkan ${count} keahlian dari ${groups.length} kategori`}
    </Line>
  )
}
