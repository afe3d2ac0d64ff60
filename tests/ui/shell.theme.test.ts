import { ptBR } from '@mui/material/locale';
import { createTheme, getContrastRatio } from '@mui/material/styles';
import { describe, expect, test } from 'vitest';
import { darkTheme, fieldEdges, lightTheme, type Mode, rowColors } from '../../src/kit/theme.ts';

const themes = { light: createTheme(lightTheme), dark: createTheme(darkTheme) };
const READABLE = 4.5;
const TOLD = 3;

test.each(Object.entries(ptBR.components ?? {}))('%s keeps its words in Portuguese', (name, { defaultProps }) => {
  const { components } = lightTheme;
  const own: object = components?.[name as keyof typeof components] ?? {};
  expect(own).toHaveProperty('defaultProps');
  expect(Object.keys((own as { defaultProps: object }).defaultProps)).toEqual(
    expect.arrayContaining(Object.keys(defaultProps)),
  );
});

describe.each(['light', 'dark'] as const)('the %s theme', (mode: Mode) => {
  const { palette } = themes[mode];
  const backgrounds = [palette.background.default, palette.background.paper];
  const filled = Object.values(rowColors[mode]).filter((color) => color !== rowColors[mode].limit);

  test.each([
    ['text', palette.text.primary, [...backgrounds, ...filled]],
    ['secondary text', palette.text.secondary, backgrounds],
    ['actions', palette.primary.main, backgrounds],
    ['errors', palette.error.main, backgrounds],
    ['inconclusive values', palette.warning.main, [...backgrounds, ...filled]],
    ['values out of their limits', rowColors[mode].limit, [...backgrounds, ...filled]],
  ])('%s can be read on every background', (_, color, on) => {
    for (const background of on) expect(getContrastRatio(color, background)).toBeGreaterThanOrEqual(READABLE);
  });

  test('the edge of a field is told from every background', () => {
    for (const background of backgrounds) {
      expect(getContrastRatio(fieldEdges[mode], background)).toBeGreaterThanOrEqual(TOLD);
    }
  });

  test.each(['primary', 'error', 'success', 'warning', 'info'] as const)('text on %s can be read', (name) => {
    expect(getContrastRatio(palette[name].main, palette[name].contrastText)).toBeGreaterThanOrEqual(READABLE);
  });
});
