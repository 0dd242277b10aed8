import { clay, group, ink, kawung, leaf, paper, picture, rect, rose, text } from '../kit.mjs'

export const invitation = picture(
  '#a63d62',
  kawung({ x: -20, y: -20, columns: 11, rows: 7, size: 120, line: '#872a4b', opacity: 0.8 }) +
    group(
      300,
      90,
      `${rect(12, 18, 680, 620, '#000', 20, 'opacity="0.2"')}${rect(0, 0, 680, 620, paper, 18)}${kawung({ x: 20, y: 20, columns: 16, rows: 1, size: 40, line: clay, fill: '#f0d9c0' })}${kawung({ x: 20, y: 560, columns: 16, rows: 1, size: 40, line: clay, fill: '#f0d9c0' })}${text(340, 170, 'Syukuran Kampung', 50, ink, 800, 'middle')}${text(340, 226, 'Sabtu, 19.00, balai warga', 27, '#7a7280', 600, 'middle')}${text(340, 388, '64', 132, rose, 800, 'middle')}${text(340, 434, 'tetangga datang', 27, '#7a7280', 600, 'middle')}${rect(130, 474, 200, 62, leaf, 31)}${text(230, 514, 'Hadir', 26, '#fff', 700, 'middle')}${rect(350, 474, 200, 62, 'none', 31, `stroke="${ink}" stroke-width="4"`)}${text(450, 514, 'Berhalangan', 25, ink, 700, 'middle')}`,
    ),
)
