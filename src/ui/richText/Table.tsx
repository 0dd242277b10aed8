import type { Block } from '../../contract/richText'
import { nodesOf } from './tree'
import { Inlines } from './Inlines'

/** A table that scrolls within its own region. */
export function Table({ alignments, header, rows }: Extract<Block, { type: 'table' }>) {
  const styleOf = (column: number) => {
    const alignment = alignments?.[column]
    return alignment === 'right' || alignment === 'center' ? { textAlign: alignment } : undefined
  }
  return (
    <div role="group" aria-label="Tabel" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {nodesOf(header).map((cell, index) => (
              <th key={index} scope="col" style={styleOf(index)}>
                <Inlines inlines={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {nodesOf(rows).map((row, index) => (
            <tr key={index}>
              {nodesOf(row).map((cell, index) => (
                <td key={index} style={styleOf(index)}>
                  <Inlines inlines={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
