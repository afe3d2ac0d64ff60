import type { Theme } from '@mui/material/styles';

/** What a row's buttons show, as lines on a square of 24. */
const LINHAS = {
  calcular: 'M4 4h16v16H4zM7 8.5h4M9 6.5v4M13.5 8.5h4M7.6 14l2.8 2.8M10.4 14l-2.8 2.8M13.5 14h4M13.5 16.8h4',
  observacoes: 'M3 7h18M3 12h18M3 17h12',
  salvar: 'M4 4h12.5L20 7.5V20H4zM7 4v5h8V4M12 13.5a1.5 1.5 0 1 0 0 3a1.5 1.5 0 1 0 0-3',
  ficha: 'M5 3h9l5 5v13H5zM14 3v5h5M8 13h8M8 17h8',
} as const;
type QueIcone = keyof typeof LINHAS;

/**
 * The icon of a row's button: an image of its style. It is drawn along with the row's ground, where an <svg> is one more thing that
 * is put together at every frame, four in each row: at every key.
 */
export const Icone = ({ que }: { que: QueIcone }) => <span data-icone={que} />;

function imagem(linhas: string, color: string): string {
  const path = `<path d="${linhas}" fill="none" stroke="${color}" stroke-width="1.8" stroke-linejoin="round"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${path}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}

/** Where users give all colours, an image keeps its own: its shape alone is taken. */
const COLOURS_GIVEN = '@media (forced-colors: active)';

/** Styles of the icons, given to the button that each stands in. */
export function estiloDosIcones({ palette: { action } }: Theme) {
  const styles = Object.entries(LINHAS).flatMap(([que, linhas]) => {
    const icone = `> [data-icone="${que}"]`;
    const shape = { background: 'ButtonText', maskImage: imagem(linhas, 'black') };
    return [
      [`& ${icone}`, { backgroundImage: imagem(linhas, action.active), [COLOURS_GIVEN]: shape }],
      [
        `&:disabled ${icone}`,
        { backgroundImage: imagem(linhas, action.disabled), [COLOURS_GIVEN]: { background: 'GrayText' } },
      ],
    ];
  });
  return {
    '& > [data-icone]': { width: '1.25rem', height: '1.25rem', forcedColorAdjust: 'none' },
    ...Object.fromEntries(styles),
  };
}
