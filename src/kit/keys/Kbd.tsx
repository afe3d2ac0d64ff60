import Box from '@mui/material/Box';

const KEY = {
  px: 0.75,
  border: 1,
  borderRadius: 0.5,
  borderColor: 'currentcolor',
  font: 'inherit',
  fontSize: '0.75rem',
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
} as const;

/** A key as it is written on the keyboard. */
export function Kbd({ children }: { children: string }) {
  return (
    <Box component="kbd" sx={KEY}>
      {children}
    </Box>
  );
}
