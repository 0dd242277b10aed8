import { elementIds } from '../lib/elementIds'
import { theme } from './theme'

/**
 * The CSS of the elements, whatever component they are part of. The build writes it into the
 * document: styled-components would insert it again when the page is hydrated, and the browser would
 * compute the styles of all elements once more.
 */
export const globalStyle = `
  *, *::before, *::after { box-sizing: border-box; }
  /* For properties without logical values: gradients and transforms. */
  html { --start: left; --end: right; }
  [dir='rtl'] { --start: right; --end: left; }
  /* Not transform, so that a card can move its arrow. */
  [dir='rtl'] :is(.lucide-arrow-left, .lucide-arrow-right, .lucide-chevron-left, .lucide-chevron-right) {
    scale: -1 1;
  }
  /* The spaces of Plus Jakarta Sans are narrow: 0.17 em. */
  * { margin: 0; word-spacing: var(--word-space, 0.13em); }
  pre, code, pre *, code * { word-spacing: 0; }
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
    font: 400 ${theme.size.body} / 1.65 ${theme.font.text};
    /* Unlike break-word, this also lets a grid's column become narrower than a long word. */
    overflow-wrap: anywhere;
    -webkit-font-smoothing: antialiased;
    /* Letters at fractions of a pixel: rounded, the spaces between words differ. */
    text-rendering: geometricPrecision;
  }
  h1, h2, h3, h4 { font-family: var(--font-title, inherit); line-height: 1.15; text-wrap: balance; letter-spacing: min(0px, 0.6px - 0.03em); break-after: avoid; }
  /* Joined letters, and marks above each other. Two attributes take precedence over components. */
  [data-script][dir] { letter-spacing: 0; }
  :is(h1, h2, h3, h4)[data-script][dir], :is(h1, h2, h3, h4) [data-script][dir] { line-height: 1.5; }
  figure { break-inside: avoid; }
  p { text-wrap: pretty; }
  /* What a phone shows below the page while its bars move. */
  footer { box-shadow: 0 5rem var(--dyed); }
  img, svg { display: block; max-width: 100%; }
  img { object-fit: cover; }
  button, input, textarea { font: inherit; color: inherit; }
  button { cursor: pointer; }
  ul, ol { padding: 0; list-style: none; }
  /* Links within small text are 24 px high. */
  a { padding-block: 1px; color: inherit; }
  :focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
  main:focus { outline: none; }
  /* The first link of a page, to its content. Visible while it has the focus. */
  [href='#${elementIds.main}']:not(main *) {
    position: fixed;
    z-index: 30;
    top: 0.5rem;
    inset-inline-start: 0.5rem;
    padding: 0.625rem 1.125rem;
    border-radius: ${theme.radius.small};
    background: var(--accent);
    color: var(--onAccent);
    font-weight: 650;
    transform: translateY(-200%);
  }
  [href='#${elementIds.main}']:not(main *):focus { transform: none; }
  @media (pointer: coarse) {
    header a, nav a, footer a { min-width: 2.75rem; min-height: 2.75rem; align-content: center; }
  }
  /* Forced colours replace the backgrounds that mark what is selected. */
  @media (forced-colors: active) {
    a[aria-current], [aria-pressed='true'] {
      forced-color-adjust: none;
      background: Highlight !important;
      color: HighlightText !important;
    }
  }
  ::selection { background: var(--accent); color: var(--onAccent); }

  /* Moves without fading: the text is readable from the first frame. */
  @keyframes rise {
    from { transform: translateY(1rem); }
  }
  /* Of components. When one of them inserts keyframes, the browser computes the styles of all elements. */
  @keyframes tint {
    from { transform: translateY(-100%); opacity: 1; }
    50% { transform: none; opacity: 1; }
  }
  @keyframes advance {
    from { transform: scaleX(0.06); }
    to { transform: scaleX(0.9); }
  }
  @keyframes pulse {
    50% { opacity: 0.55; }
  }
  /* The end of the last line of truncated text. */
  @keyframes fade {
    from, to {
      mask:
        linear-gradient(to var(--end), #000 60%, #0003) bottom / 100% 1lh no-repeat,
        linear-gradient(#000 0 0) top / 100% calc(100% - 1lh) no-repeat;
    }
  }
  @keyframes rotate {
    to { transform: rotate(1turn); }
  }
  ::view-transition { pointer-events: none; }
  @media print {
    @page { size: A4; margin: 14mm 16mm; }
    html, body { background: none; }
    html { font-size: 78%; }
    body { line-height: 1.5; }
    /* Browsers print no backgrounds, on which filled buttons rely. */
    a, button { background: none !important; color: inherit !important; }
    header, footer, nav, [href='#${elementIds.main}']:not(main *) { display: none !important; }
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
