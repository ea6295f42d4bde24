import type { MouseEvent } from 'react'
import type { RaThemeOptions } from 'react-admin'
import { ControlLabel, TextFieldRoot } from './removed-props.tsx'
import { darkTokens, lightTokens, type Tokens } from './tokens.ts'

const sans = "'Inter Variable', Arial, sans-serif"
const serif = "'Fraunces Variable', Georgia, serif"
const titleType = { fontFamily: serif, fontWeight: 500, letterSpacing: '-0.01em', lineHeight: 1.2 }

/** A museum catalogue's calm: hairlines instead of shadows, square corners, one warm accent. */
function themeOf(mode: 'light' | 'dark', token: Tokens): RaThemeOptions {
  return {
    palette: {
      mode,
      primary: { main: token.brass, contrastText: token.raised },
      secondary: { main: token.ink, contrastText: token.paper },
      success: { main: token.green, contrastText: token.raised },
      error: { main: token.oxblood, contrastText: token.raised },
      warning: { main: token.brass, contrastText: token.raised },
      info: { main: token.ink, contrastText: token.paper },
      background: { default: token.paper, paper: token.raised },
      text: { primary: token.ink, secondary: token.muted },
      divider: token.hairline,
      bulkActionsToolbarBackgroundColor: token.sunken,
    },
    shape: { borderRadius: 3 },
    sidebar: { width: 232, closedWidth: 56 },
    typography: {
      fontFamily: sans,
      fontSize: 14,
      h1: { ...titleType, fontSize: '2rem' },
      h2: { ...titleType, fontSize: '1.375rem' },
      h3: { ...titleType, fontSize: '1.125rem' },
      h6: { ...titleType, fontSize: '1.125rem' },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: componentsOf(token),
  }
}

function componentsOf(token: Tokens): RaThemeOptions['components'] {
  const hairline = `1px solid ${token.hairline}`
  return {
    MuiCssBaseline: {
      styleOverrides: {
        // The bar is there before the page is longer than the window: nothing moves when it becomes so.
        // Dialogs know of it.
        // What is focused comes to stand clear of the bar, and of a button that floats over the page.
        html: {
          overflowY: 'scroll',
          scrollPaddingTop: 64,
          scrollPaddingBottom: 16,
          '&:has(.RaCreateButton-floating)': { scrollPaddingBottom: 112 },
        },
        body: { fontVariantNumeric: 'tabular-nums' },
        img: { filter: token.pictureFilter },
        ':focus-visible': { outline: `2px solid ${token.brass}`, outlineOffset: 2 },
        // What somebody wrote is read in the direction of its own first letter: Hebrew and Arabic from the right.
        'h1, h2, h3, td, input, textarea, [contenteditable] :is(p, li, h2, h3, td, th)': {
          unicodeBidi: 'plaintext',
        },
        // A heading or message that is focused so that it is read out is no control: no frame.
        ':is(h1, h2, h3, p, main, [role="alert"], [role="status"])[tabindex="-1"]:focus-visible': {
          outline: 'none',
        },
        '@media (prefers-reduced-motion: reduce)': {
          '*, ::before, ::after': {
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
            transitionDuration: '0.01ms !important',
          },
        },
      },
    },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: {
        root: { backgroundImage: 'none' },
        elevation1: { boxShadow: 'none', border: hairline },
      },
    },
    // The frame's own sign that something loads has no name otherwise.
    MuiCircularProgress: { defaultProps: { 'aria-label': 'Loading' } },
    MuiCard: { defaultProps: { variant: 'outlined' } },
    MuiDialog: {
      styleOverrides: {
        paper: { overflowWrap: 'anywhere', border: hairline, boxShadow: '0 24px 60px rgb(0 0 0 / 0.28)' },
      },
    },
    MuiDialogTitle: { styleOverrides: { root: { ...titleType, fontSize: '1.5rem', paddingTop: 22 } } },
    MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { minHeight: 36, overflowWrap: 'normal' } },
    },
    MuiTextField: {
      defaultProps: { variant: 'outlined', size: 'small', fullWidth: true, slots: { root: TextFieldRoot } },
    },
    MuiFormControlLabel: { defaultProps: { as: ControlLabel } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true } },
    // The next field's label begins above its border.
    MuiFormHelperText: { styleOverrides: { root: { marginBottom: 14 } } },
    MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: token.edge } } },
    MuiTableCell: {
      styleOverrides: {
        // Columns keep whole words; what is no word is a `BreakableText`.
        root: {
          borderBottom: hairline,
          overflowWrap: 'break-word',
          '@media (max-width: 599.95px)': { paddingInline: 10 },
        },
        head: { fontWeight: 600, color: token.muted, whiteSpace: 'nowrap', backgroundColor: token.raised },
      },
    },
    // Opened by a press, by typing and by the arrow keys, not by the focus that passes.
    RaAutocompleteInput: { defaultProps: { openOnFocus: false } },
    // The button under it goes on to work.
    RaLoadingIndicator: {
      styleOverrides: { root: { '& .RaLoadingIndicator-loader': { pointerEvents: 'none' } } },
    },
    MuiAutocomplete: { styleOverrides: { paper: { border: hairline } } },
    // It lies over what stands beside its control, and must not take the pointer there. One that explains more
    // than its control says is `disableInteractive={false}`.
    MuiTooltip: {
      defaultProps: { disableInteractive: true },
      styleOverrides: { tooltip: { fontSize: '0.8125rem', backgroundColor: token.ink, color: token.paper } },
    },
    // Their inputs cannot be seen: the sign in their place has the ring.
    MuiSwitch: { styleOverrides: { root: ringAroundInput(token) } },
    MuiCheckbox: { styleOverrides: { root: ringAroundInput(token) } },
    MuiRadio: { styleOverrides: { root: ringAroundInput(token) } },
    // It cuts what is wider, and would cut the ring of its last button.
    MuiTablePagination: { styleOverrides: { toolbar: { '&&': { paddingRight: 8 } } } },
    // A table's frame begins right above its header.
    MuiTableSortLabel: { styleOverrides: { root: { '&:focus-visible': { outlineOffset: 0 } } } },
    MuiChip: { styleOverrides: { root: { borderRadius: 3, fontWeight: 600 } } },
    RaListToolbar: {
      styleOverrides: {
        root: {
          '@media (max-width: 599.95px)': {
            backgroundColor: 'transparent',
            '& > form': { flex: 'none', width: '100%' },
          },
          '&.RaList-actions': { backgroundColor: 'transparent' },
        },
      },
    },
    // Filters stand on one line, whatever their kind: each kind of field brings margins of its own.
    RaFilterForm: {
      styleOverrides: {
        root: {
          alignItems: 'center',
          gap: '12px 16px',
          minHeight: 0,
          paddingBottom: 16,
          '& .RaFilterForm-filterFormInput .MuiFormControl-root': { margin: 0 },
          '& .RaFilterFormInput-spacer': { display: 'none' },
          '@media (max-width: 599.95px)': {
            '& .RaFilterForm-filterFormInput, & .MuiAutocomplete-root, & .MuiFormControl-root': {
              width: '100%',
            },
          },
        },
      },
    },
    // Pressed, it leaves the focus in the field: one that is left tells what is wrong with it, which would
    // move the button away before the press ends.
    RaSaveButton: { defaultProps: { onMouseDown: (event: MouseEvent) => event.preventDefault() } },
    // A page has its own distance from the top.
    RaEdit: { styleOverrides: { root: { '& .RaEdit-noActions': { marginTop: 0 } } } },
    RaShow: { styleOverrides: { root: { '& .RaShow-noActions': { marginTop: 0 } } } },
    // A table that is wider than its frame scrolls in it, and the page does not. The frame would cut the focus
    // ring of a button in the last row.
    RaDataTable: {
      styleOverrides: { root: { '& .RaDataTable-tableWrapper': { overflowX: 'auto', paddingBottom: 4 } } },
    },
    RaList: { styleOverrides: { root: { '& .RaList-main, & .RaList-content': { minWidth: 0 } } } },
    RaDatagrid: {
      styleOverrides: { root: { '& .RaDatagrid-headerCell': { backgroundColor: token.raised } } },
    },
    // A button that floats over the page leaves room below it: what ends the page, such as the way to further
    // rows, can be scrolled clear of it.
    RaLayout: {
      styleOverrides: {
        root: {
          minWidth: 0,
          '& .RaLayout-content': {
            minWidth: 0,
            padding: 0,
            '&:has(.RaCreateButton-floating)': { paddingBottom: 112 },
          },
        },
      },
    },
    RaMenuItemLink: {
      styleOverrides: {
        root: {
          minHeight: 40,
          color: token.ink,
          borderLeft: '3px solid transparent',
          // The menu scrolls, and would cut a ring around what fills it.
          '&:focus-visible': { outlineOffset: -2 },
          '&.RaMenuItemLink-active': {
            color: token.brass,
            fontWeight: 600,
            borderLeftColor: token.brass,
            backgroundColor: token.sunken,
          },
          '& .RaMenuItemLink-icon': { minWidth: 38, color: 'inherit' },
        },
      },
    },
    RaAppBar: {
      styleOverrides: {
        root: { backgroundColor: token.raised, color: token.ink, borderBottom: hairline, boxShadow: 'none' },
      },
    },
  }
}

function ringAroundInput(token: Tokens) {
  return {
    '&:has(:focus-visible)': { outline: `2px solid ${token.brass}`, outlineOffset: -2, borderRadius: 6 },
    '& input:focus-visible': { outline: 'none' },
  }
}

export const lightTheme = themeOf('light', lightTokens)
export const darkTheme = themeOf('dark', darkTokens)
