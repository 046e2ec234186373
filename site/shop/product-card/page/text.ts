/** What a patch's page says beside the patch. */
export const patchPageTexts = {
  more: 'Flere i samme gate',
  all: 'Se alle patcher',
} as const
