import { Typography } from '@mui/material';

/** What a page's filters leave, in words: for paper, where their fields are left out. @param told empty where one leaves nothing out */
export function PrintedFilters({ told }: { told: readonly (string | false | undefined)[] }) {
  return (
    <Typography component="div" variant="body2" sx={{ display: 'none', displayPrint: 'block' }}>
      {told.filter(Boolean).join('; ')}
    </Typography>
  );
}
