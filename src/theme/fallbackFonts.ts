/** Plus Jakarta Sans above and below the line, in percent of its size. */
const [ascent, descent] = [103.8, 22.2]

/**
 * Fonts that most systems have, stretched to the width that our text takes in Plus Jakarta
 * Sans (measured over the site's own pages), so that nothing moves when that arrives.
 */
const fallbacks = [
  { name: 'Arial', weights: '200 500', faces: ['Arial', 'Liberation Sans'], width: 104 },
  {
    name: 'Arial',
    weights: '501 800',
    faces: ['Arial Bold', 'Liberation Sans Bold'],
    width: 100.5,
  },
  { name: 'Roboto', weights: '200 500', faces: ['Roboto'], width: 104.8 },
  { name: 'Roboto', weights: '501 800', faces: ['Roboto Bold'], width: 106.4 },
]

function percent(part: number, width: number): string {
  return `${((100 * part) / width).toFixed(1)}%`
}

/** The `@font-face` rules of the fallbacks: families `Jakarta Arial` and `Jakarta Roboto`. */
export const fallbackFonts = fallbacks
  .map(
    ({ name, weights, faces, width }) => `@font-face {
  font-family: 'Jakarta ${name}';
  src: ${faces.map((face) => `local('${face}')`).join(', ')};
  font-weight: ${weights};
  size-adjust: ${width}%;
  ascent-override: ${percent(ascent, width)};
  descent-override: ${percent(descent, width)};
  line-gap-override: 0%;
}`,
  )
  .join('\n')
