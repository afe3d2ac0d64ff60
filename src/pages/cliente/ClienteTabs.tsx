import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import { Box, Tab, Tabs } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { TABS, type TabKey, type TabMark, tabPath } from './tabs.ts';

interface ClienteTabsProps {
  /** 0 for a new client, of which there is only 'Dados'. */
  id: number;
  current: TabKey;
  marks: Readonly<Partial<Record<TabKey, TabMark>>>;
}

/** The parts of a client, each a link; one that holds unsaved changes or errors shows it. */
export function ClienteTabs({ id, current, marks }: ClienteTabsProps) {
  const translate = useTranslate();
  return (
    <Tabs
      value={current}
      variant="scrollable"
      aria-label={translate('ficha.tabs.label')}
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      {TABS.map(({ key }) => (
        <Tab
          key={key}
          component={Link}
          to={tabPath(id, key)}
          value={key}
          id={`aba-${key}`}
          aria-controls={key === current ? `parte-${key}` : undefined}
          disabled={id === 0 && key !== 'dados'}
          label={<TabLabel text={translate(`ficha.tabs.${key}`)} mark={marks[key]} />}
        />
      ))}
    </Tabs>
  );
}

function TabLabel({ text, mark }: { text: string; mark: TabMark | undefined }) {
  const translate = useTranslate();
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      {text}
      {mark?.invalid ? (
        <>
          <ErrorIcon color="error" fontSize="inherit" aria-hidden />
          <span style={visuallyHidden}>{translate('ficha.tabs.invalid')}</span>
        </>
      ) : mark?.dirty ? (
        <>
          <Box
            component="span"
            aria-hidden
            sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: 'warning.main' }}
          />
          <span style={visuallyHidden}>{translate('ficha.tabs.dirty')}</span>
        </>
      ) : null}
    </Box>
  );
}
