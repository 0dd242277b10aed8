import { createGlobalStyle } from 'styled-components'
import { elementIds } from '../lib/elementIds'
import { dark, light } from './palettes'
import { cssVariables } from './theme'

/** The CSS variables of both palettes, and base styles. Font faces are in `index.html`. */
export const GlobalStyle = createGlobalStyle`
  :root { ${cssVariables(light)} color-scheme: light; }
  @media not print {
    :root.dark { ${cssVariables(dark)} color-scheme: dark; }
  }

  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }
  html {
    background: var(--surface);
    scroll-padding-top: 6rem;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }
  body {
    min-height: 100vh;
    background: var(--surface);
    color: var(--text);
    font: 400 ${({ theme }) => theme.size.body} / 1.65 ${({ theme }) => theme.font.text};
    /* Unlike break-word, this also lets a grid's column become narrower than a long word. */
    overflow-wrap: anywhere;
    -webkit-font-smoothing: antialiased;
  }
  h1, h2, h3, h4 { line-height: 1.15; text-wrap: balance; letter-spacing: -0.02em; }
  p { text-wrap: pretty; }
  img, svg { display: block; max-width: 100%; }
  button, input, textarea { font: inherit; color: inherit; }
  button { cursor: pointer; }
  ul, ol { padding: 0; list-style: none; }
  a { color: inherit; }
  :focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: 3px;
    border-radius: 0.25rem;
  }
  main:focus { outline: none; }
  ::selection { background: var(--accent); color: var(--onAccent); }

  /* Moves without fading: the text is readable from the first frame. */
  @keyframes rise {
    from { transform: translateY(1rem); }
  }
  ::view-transition { pointer-events: none; }
  @media print {
    @page { size: A4; margin: 14mm 16mm; }
    html, body { background: none; }
    html { font-size: 78%; }
    body { line-height: 1.5; }
    header, footer, nav, [href='#${elementIds.main}'] { display: none; }
  }
  @media (prefers-reduced-motion: reduce) {
    ::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) {
      animation: none !important;
    }
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-delay: 0ms !important;
      animation-iteration-count: 1 !important;
      /* A short duration instead would start a transition for every property of every element. */
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`
