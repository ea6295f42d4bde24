interface WizardCancel {
  event: 'wizardCancel'
  wizard: 'collection'
  step: number
}

/** The analytics layer hears in which step the wizard was canceled, and nothing of what was typed. */
export function reportCancel(step: number): void {
  const layer: WizardCancel = { event: 'wizardCancel', wizard: 'collection', step }
  window.dataLayer ??= []
  window.dataLayer.push(layer)
}
