/** The colours of the two themes. */
export const palettes = {
  light: {
    mode: 'light',
    primary: { main: '#0b5d7e', dark: '#084860', light: '#2f7d9c', contrastText: '#ffffff' },
    secondary: { main: '#4b5a64', contrastText: '#ffffff' },
    error: { main: '#b3261e' },
    warning: { main: '#8a5300', contrastText: '#ffffff' },
    success: { main: '#1e6b3a', contrastText: '#ffffff' },
    info: { main: '#0b5d7e', contrastText: '#ffffff' },
    background: { default: '#f3f5f6', paper: '#ffffff' },
    text: { primary: '#1b2429', secondary: '#4d5b64' },
    divider: '#d5dce0',
  },
  dark: {
    mode: 'dark',
    primary: { main: '#74c0e0', dark: '#4ea6cb', light: '#9ad4ec', contrastText: '#06222f' },
    secondary: { main: '#a9b6be', contrastText: '#12181c' },
    error: { main: '#ff9d94', contrastText: '#2b0604' },
    warning: { main: '#f2bd6b', contrastText: '#2a1a00' },
    success: { main: '#83d19c', contrastText: '#04210f' },
    info: { main: '#74c0e0', contrastText: '#06222f' },
    background: { default: '#12181c', paper: '#1a2227' },
    text: { primary: '#e7ecef', secondary: '#a9b6be' },
    divider: '#33404a',
  },
} as const;
