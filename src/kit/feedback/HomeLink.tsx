import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

/** Takes a user who got nowhere back to the start. */
export function HomeLink() {
  const translate = useTranslate();
  return (
    <Button component={Link} to="/" variant="outlined">
      {translate('shell.notFound.goHome')}
    </Button>
  );
}
