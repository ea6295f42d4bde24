/**
 * The widths at which the layout changes, in pixels; app.css has them as its theme. A phone is this wide or
 * narrower, each other name begins at its width.
 */
export const breakpoints = {
  desktopLarge: 1200,
  desktopMedium: 1170,
  desktop: 992,
  tablet: 768,
  phone: 480,
} as const
