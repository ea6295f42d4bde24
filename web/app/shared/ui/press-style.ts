/**
 * react-aria adds one style sheet to the page when something can be pressed, unless an element with this id
 * is there already. Our content security policy admits no inline styles, so the rule stands in
 * `styles/parts.css`, and this element keeps the library from adding its own.
 */
const ID = 'react-aria-pressable-style'

if (typeof document !== 'undefined' && !document.getElementById(ID)) {
  const mark = document.createElement('template')
  mark.id = ID
  document.head.append(mark)
}
