import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { PageTitle } from '../kit/page/PageTitle.tsx';

/** The page a user lands on: nothing but a heading and where to go from here. */
export function Home() {
  const translate = useTranslate();
  return (
    <>
      <PageTitle text={translate('shell.product')} />
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {translate('shell.homeHint')}
      </Typography>
    </>
  );
}
